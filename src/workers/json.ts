const encoder = new TextEncoder()

/** Fields that recordings of the interface show with a decimal point, whole numbers too. */
const decimalFields = /"(confidence|linkingConfidence|score)":(-?\d+)(?=[,}])/g

/**
 * JSON of a value as UTF-8 bytes in a buffer of their own (so that it can be transferred); lone surrogates leave as `\udXXX` escapes. Confidences and
 * scores that are whole numbers are written with their decimal point (`1.0`). A quotation mark inside a string is escaped, so no text looks like a field.
 */
export function encodeJson(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value).replace(decimalFields, '"$1":$2.0'))
}
