import type { AddressesAnswer, AddressFields } from '../answer/shapes.js'
import { labelOf } from '../interface/fields.js'
import { huesOf } from './colours.js'
import { kindHue, Score } from './score.js'
import { percent } from './words.js'

/** Two addresses as coloured fields, and how the fields were compared. */
export function AddressesView({ answer: { score, address1, address2, fields } }: { readonly answer: AddressesAnswer }) {
  const hues = huesOf([...Object.keys(address1), ...Object.keys(address2)])
  return (
    <>
      <h2>Similarity</h2>
      <Score score={score} what="place" />
      <Fields title="Address 1" address={address1} hues={hues} />
      <Fields title="Address 2" address={address2} hues={hues} />
      <div class="scroll">
        <table>
          <caption>How the fields were compared</caption>
          <thead>
            <tr>
              <th scope="col">Address 1</th>
              <th scope="col">Address 2</th>
              <th scope="col">Reason</th>
              <th scope="col">Alike</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ leftField, rightField, left, right, kind, score: alike }) => (
              <tr key={`${leftField} ${rightField}`}>
                <td>
                  <Part field={leftField} value={left} />
                </td>
                <td>
                  <Part field={rightField} value={right} />
                </td>
                <td>
                  <span class={`chip ${kindHue(kind)}`}>{kind}</span>
                </td>
                <td>{percent(alike)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Part({ field, value }: { readonly field: string | undefined; readonly value: string | undefined }) {
  if (value === undefined) return <span class="none">nothing</span>
  return (
    <>
      <bdi>{value}</bdi> {field !== undefined && <span class="note">{labelOf(field)}</span>}
    </>
  )
}

function Fields({ title, address, hues }: { readonly title: string; readonly address: AddressFields; readonly hues: ReadonlyMap<string, string> }) {
  return (
    <section class="fields" aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {Object.entries(address).map(([name, value]) => (
          <div key={name} class={`part ${hues.get(name)}`}>
            <dt>{labelOf(name)}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
