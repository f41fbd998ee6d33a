/** What is read of a JSON schema of the interface document. */
export interface Schema {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly default?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** The alternative of a type; undefined where there is none. */
export function alternative(schema: Schema, type: string): Schema | undefined {
  return schema.anyOf?.find((one) => one.type === type)
}
