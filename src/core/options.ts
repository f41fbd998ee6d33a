/** Options as a TypeBox schema: the schema checks what callers send, types the options, documents them, and holds each default, once. */
import { type Static, type TObject, type TOptional, type TSchema, Type } from '@sinclair/typebox'

/** A value that nothing may be written to, at any depth. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T

/** The type of values that a schema describes, read-only. */
export type ValueOf<S extends TSchema> = DeepReadonly<Static<S>>

/** An optional field with a default. */
export type Defaulted<S extends TSchema> = TOptional<S> & { readonly default: Static<S> }

/** Marks a field as one that may be absent, and says what counts then. */
export function defaulted<S extends TSchema>(schema: S, value: Static<S>): Defaulted<S> {
  return Type.Optional({ ...schema, default: value }) as unknown as Defaulted<S>
}

/** A switch. */
export function flag(fallback: boolean, description: string) {
  return defaulted(Type.Boolean({ description }), fallback)
}

/** One of several words, compared without regard to case and handed on in this spelling. */
export function choice<const T extends string>(values: readonly T[], description: string) {
  return Type.Union(
    values.map((value) => Type.Literal(value)),
    { description: `${description}; without regard to case`, 'x-caseless': true }
  )
}

type DefaultedKeys<S extends TObject> = {
  [Key in keyof S['properties']]: S['properties'][Key] extends { readonly default: unknown } ? Key : never
}[keyof S['properties']]

/** Options with nothing left open that has a default. */
export type FilledOptions<S extends TObject> = ValueOf<S> & {
  readonly [Key in DefaultedKeys<S> & keyof Static<S>]-?: Exclude<ValueOf<S>[Key & keyof ValueOf<S>], undefined>
}

/** The default of one field. */
export function defaultOf<S extends TObject, Key extends DefaultedKeys<S>>(schema: S, name: Key): Static<S['properties'][Key]> {
  return schema.properties[name as string]!['default']
}

/** Options with the schema's defaults for all that is absent. */
export function fillOptions<S extends TObject>(schema: S, given: Partial<ValueOf<S>>): FilledOptions<S> {
  const filled: Record<string, unknown> = {}
  for (const [name, field] of Object.entries<TSchema>(schema.properties)) if (field['default'] !== undefined) filled[name] = field['default']
  for (const [name, value] of Object.entries(given)) if (value !== undefined) filled[name] = value
  return filled as FilledOptions<S>
}

/** Those of some options that a schema has; for callers whose own schema has more. */
export function optionsOf<S extends TObject>(schema: S, given: Partial<ValueOf<S>>): ValueOf<S> {
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => Object.hasOwn(schema.properties, name) && value !== undefined)) as ValueOf<S>
}
