/** Plots of accuracy against speed for docs/peers.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

/** A tool on a set. */
export interface PlotPoint {
  /** Heading of the part that it stands in. */
  readonly part: string
  readonly tool: string
  /** Units a second. */
  readonly speed: number
  /** Per cent. */
  readonly accuracy: number
  readonly isOwn: boolean
}

export interface PlotLabels {
  readonly speed: string
  readonly accuracy: string
}

const PART_WIDTH = 400
const HEIGHT = 340
const MARGINS = { marginLeft: 56, marginRight: 24, marginTop: 36, marginBottom: 44 }
const LINE_HEIGHT = 13
const [OWN, OTHER] = ['#1d4ed8', '#b45309']

/** Heights of the labels of a part: those that would stand on another are moved down, and the last ones up again where there is no room. */
export function labelHeights(points: readonly { readonly x: number; readonly y: number; readonly width: number }[]): number[] {
  const heights = points.map(({ y }) => y)
  const order = [...points.keys()].sort((one, other) => points[one]!.y - points[other]!.y)
  for (const [at, index] of order.entries()) {
    const own = points[index]!
    // those above it, from top to bottom
    for (const other of order.slice(0, at).sort((one, two) => heights[one]! - heights[two]!)) {
      const { x, width } = points[other]!
      const overlaps = x < own.x + own.width && own.x < x + width
      if (overlaps && Math.abs(heights[other]! - heights[index]!) < LINE_HEIGHT) heights[index] = heights[other]! + LINE_HEIGHT
    }
  }
  return heights
}

/** Writes an SVG with a part beside another, speed on a logarithmic axis. */
export function drawPeers(points: readonly PlotPoint[], labels: PlotLabels, picture: string): void {
  const { document } = parseHTML('<html></html>')
  const parts = [...new Set(points.map(({ part }) => part))]
  const width = MARGINS.marginLeft + MARGINS.marginRight + parts.length * PART_WIDTH
  const speeds = points.map(({ speed }) => speed)
  const low = Math.min(...points.map(({ accuracy }) => accuracy))
  const y: [number, number] = [Math.max(0, low - 0.08 * (100 - low)), 100]
  // room for the names on the right
  const x: [number, number] = [Math.min(...speeds) / 1.6, Math.max(...speeds) * (Math.max(...speeds) / Math.min(...speeds)) ** 0.4 * 1.6]
  const partWidth = PART_WIDTH * 0.9
  const toX = (speed: number) => (partWidth * Math.log(speed / x[0])) / Math.log(x[1] / x[0])
  const toY = (accuracy: number) => ((HEIGHT - MARGINS.marginTop - MARGINS.marginBottom) * (y[1] - accuracy)) / (y[1] - y[0])
  const texts = parts.flatMap((part) => {
    const own = points.filter((point) => point.part === part)
    const placed = own.map(({ tool, speed, accuracy }) => ({ x: toX(speed), y: toY(accuracy), width: 12 + tool.length * 6.2 }))
    const heights = labelHeights(placed)
    return own.map((point, index) =>
      Plot.text([point], {
        fx: 'part',
        x: 'speed',
        y: 'accuracy',
        text: 'tool',
        textAnchor: 'start',
        dx: 8,
        dy: heights[index]! - placed[index]!.y,
        fill: point.isOwn ? OWN : '#222'
      })
    )
  })
  const svg = Plot.plot({
    document,
    width,
    height: HEIGHT,
    ...MARGINS,
    style: { background: '#fff', color: '#222', fontFamily: 'sans-serif', fontSize: '11px' },
    fx: { label: null, domain: parts, padding: 0.1 },
    x: {
      type: 'log',
      domain: x,
      label: labels.speed,
      grid: true,
      ticks: 5,
      tickFormat: (value: number) => (/^[125]/.test(String(value).replace(/^0\.0*/, '')) ? value.toLocaleString('en') : '')
    },
    y: { domain: y, label: labels.accuracy, grid: true },
    marks: [
      Plot.frame({ stroke: '#ddd' }),
      Plot.dot(points, { fx: 'part', x: 'speed', y: 'accuracy', r: 4, fill: ({ isOwn }: PlotPoint) => (isOwn ? OWN : OTHER) }),
      ...texts
    ]
  })
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  mkdirSync(dirname(picture), { recursive: true })
  writeFileSync(picture, `${svg.outerHTML}\n`)
}
