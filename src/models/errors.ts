/** A model that is absent, damaged or of another shape than its reader expects; the message names the model. */
export class ModelError extends Error {
  override name = 'ModelError'
  /** Id of the artefact whose file is not what the manifest says; none where its content is at fault, or the manifest. */
  readonly artefact: string | undefined

  constructor(message: string, artefact?: string) {
    super(message)
    this.artefact = artefact
  }
}
