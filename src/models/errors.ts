/** A model that is absent, damaged or of another shape than its reader expects; the message names the model. */
export class ModelError extends Error {
  override name = 'ModelError'
}
