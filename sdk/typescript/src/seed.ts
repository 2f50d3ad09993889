// Seeds for the referee's chance.

interface Decision {
  seed?: string;
  chance?: string;
}

/**
 * The request with a fresh seed, unless it has one or leaves nothing to chance.
 *
 * The request that is retried is the same request, seed included, so a retry never rolls again.
 */
export function pinned<R>(request: R): R {
  const { seed, chance } = request as Decision;
  return seed !== undefined || chance === "stated" ? request : { ...request, seed: fresh() };
}

/** 128 random bits as text. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
