/**
 * Works on several inputs at a time and writes the outputs in the order of the inputs, as soon as their turn comes. At most `window`
 * inputs are in work or wait for their turn, whatever the length of the stream.
 * @throws what reading or writing throws; `work` must not reject
 */
export async function inOrder<Input>(
  inputs: AsyncIterable<Input>,
  window: number,
  work: (input: Input) => Promise<Uint8Array>,
  write: (outputs: Uint8Array) => Promise<void>
): Promise<void> {
  const places: { output?: Uint8Array }[] = []
  let ended = false
  let wakeReader = () => {}
  let wakeWriter = () => {}

  const read = async () => {
    for await (const input of inputs) {
      const place: { output?: Uint8Array } = {}
      places.push(place)
      void work(input).then((output) => {
        place.output = output
        if (places[0] === place) wakeWriter()
      })
      while (places.length >= window) {
        await new Promise<void>((resolve) => {
          wakeReader = resolve
        })
      }
    }
    ended = true
    wakeWriter()
  }

  const writeOut = async () => {
    for (;;) {
      const outputs: Uint8Array[] = []
      while (places[0]?.output !== undefined) outputs.push(places.shift()!.output!)
      if (outputs.length > 0) {
        wakeReader()
        await write(Buffer.concat(outputs))
        continue
      }
      if (ended && places.length === 0) return
      await new Promise<void>((resolve) => {
        wakeWriter = resolve
      })
    }
  }

  await Promise.all([read(), writeOut()])
}
