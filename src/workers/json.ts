const encoder = new TextEncoder()

/** JSON of a value as UTF-8 bytes in a buffer of their own (so that it can be transferred); lone surrogates leave as `\udXXX` escapes. */
export function encodeJson(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}
