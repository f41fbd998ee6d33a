/** The plot of the last endurance run, from `bench/results/soak.json`: resident memory and open descriptors over the minutes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

interface Sample {
  readonly minute: number
  readonly megabytes: number
  readonly descriptors: number
}

/** Both lines share one scale. */
const MB_A_DESCRIPTOR = 20

/** Writes the SVG; nothing where no run has left samples. */
export function drawSoak(samplesFile: string, picture: string): void {
  if (!existsSync(samplesFile)) return
  const samples = JSON.parse(readFileSync(samplesFile, 'utf8')) as Sample[]
  const { document } = parseHTML('<html></html>')
  const most = Math.max(...samples.map(({ megabytes }) => megabytes))
  const svg = Plot.plot({
    document,
    width: 720,
    height: 300,
    marginLeft: 56,
    marginRight: 56,
    style: { background: '#fff', color: '#222', fontFamily: 'sans-serif', fontSize: '12px' },
    x: { label: 'minutes', domain: [0, Math.ceil(samples.at(-1)!.minute)] },
    y: { domain: [0, most * 1.05], grid: true },
    marks: [
      Plot.axisY({ anchor: 'left', label: 'resident memory, MB', color: '#1d4ed8' }),
      Plot.axisY({ anchor: 'right', label: 'open descriptors', tickFormat: (value: number) => String(value / MB_A_DESCRIPTOR), color: '#b45309' }),
      Plot.line(samples, { x: 'minute', y: 'megabytes', stroke: '#1d4ed8', strokeWidth: 2 }),
      Plot.line(samples, { x: 'minute', y: ({ descriptors }: Sample) => descriptors * MB_A_DESCRIPTOR, stroke: '#b45309', strokeDasharray: '4 3' })
    ]
  })
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  mkdirSync(dirname(picture), { recursive: true })
  writeFileSync(picture, `${svg.outerHTML}\n`)
}
