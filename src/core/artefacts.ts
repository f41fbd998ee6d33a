/** What may be known of the models without opening any. */
export interface ArtefactIndex {
  /** Whether an artefact is there and the licence setting allows it. */
  has(id: string): boolean
  /** Whether an artefact is there, allowed or not. */
  lists(id: string): boolean
}
