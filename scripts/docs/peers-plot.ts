/** Plots of accuracy against speed for docs/peers.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as Plot from '@observablehq/plot'
import { parseHTML } from 'linkedom'

/** A tool on a set. */
export interface PlotPoint {
  readonly tool: string
  /** Units a second. */
  readonly speed: number
  /** Per cent. */
  readonly accuracy: number
  readonly isOwn: boolean
}

export interface PlotLabels {
  readonly title: string
  readonly speed: string
  readonly accuracy: string
}

const [WIDTH, HEIGHT] = [440, 320]
const MARGINS = { marginLeft: 48, marginRight: 32, marginTop: 44, marginBottom: 44 }
const INNER = { width: WIDTH - MARGINS.marginLeft - MARGINS.marginRight, height: HEIGHT - MARGINS.marginTop - MARGINS.marginBottom }
const LINE_HEIGHT = 13
const LETTER_WIDTH = 6
const RADIUS = 4
const [OWN, OTHER] = ['#1d4ed8', '#b45309']

/** Where a name stands beside its dot: on its right or left, so many lines lower. */
export interface Place {
  readonly side: 'right' | 'left'
  readonly lines: number
}

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const areApart = (one: Box, other: Box) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top

/** The nearest place of each name where it covers no dot, no other name and no edge; on the right where there is none. */
export function placeNames(dots: readonly { readonly x: number; readonly y: number; readonly name: string }[]): Place[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - RADIUS, right: x + RADIUS, top: y - RADIUS, bottom: y + RADIUS }))
  const places: Place[] = [0, -1, 1, -2, 2, -3, 3].flatMap((lines) => [
    { side: 'right', lines },
    { side: 'left', lines }
  ])
  return dots.map(({ x, y, name }) => {
    const width = name.length * LETTER_WIDTH
    const boxOf = ({ side, lines }: Place): Box => {
      const left = side === 'right' ? x + RADIUS + 2 : x - RADIUS - 2 - width
      return { left, right: left + width, top: y + (lines - 0.5) * LINE_HEIGHT, bottom: y + (lines + 0.5) * LINE_HEIGHT }
    }
    const isFree = (box: Box) =>
      box.left >= 0 && box.right <= INNER.width && box.top >= -LINE_HEIGHT && box.bottom <= INNER.height && taken.every((other) => areApart(box, other))
    const place = places.find((one) => isFree(boxOf(one))) ?? places[0]!
    taken.push(boxOf(place))
    return place
  })
}

/** 1, 2 and 5 of each power of ten within; the powers alone where these are more than two. */
function ticksOf([low, high]: readonly [number, number]): number[] {
  const steps = high / low > 300 ? [1] : [1, 2, 5]
  const powers = Array.from({ length: 12 }, (_, index) => 10 ** (index - 3))
  return powers.flatMap((power) => steps.map((step) => Number((power * step).toPrecision(1)))).filter((tick) => tick >= low && tick <= high)
}

/** Writes an SVG, speed on a logarithmic axis. */
export function drawPeers(points: readonly PlotPoint[], labels: PlotLabels, picture: string): void {
  const { document } = parseHTML('<html></html>')
  const speeds = points.map(({ speed }) => speed)
  const rights = points.map(({ accuracy }) => accuracy)
  const [least, most] = [Math.min(...rights), Math.max(...rights)]
  const edge = Math.max(0.5, 0.12 * (most - least))
  const y: [number, number] = [Math.max(0, least - edge), Math.min(100, most + edge)]
  // on the right there is room for the name of the fastest
  const [slow, fast] = [Math.min(...speeds) / 1.8, Math.max(...speeds)]
  const room = (points.find(({ speed }) => speed === fast)!.tool.length * LETTER_WIDTH + 4 * RADIUS) / INNER.width
  const x: [number, number] = [slow, fast * (fast / slow) ** (room / (1 - room))]
  const toX = (speed: number) => (INNER.width * Math.log(speed / x[0])) / Math.log(x[1] / x[0])
  const toY = (accuracy: number) => (INNER.height * (y[1] - accuracy)) / (y[1] - y[0])
  const places = placeNames(points.map(({ tool, speed, accuracy }) => ({ x: toX(speed), y: toY(accuracy), name: tool })))
  const texts = points.map((point, index) => {
    const { side, lines } = places[index]!
    const [textAnchor, dx] = side === 'right' ? (['start', RADIUS + 3] as const) : (['end', -RADIUS - 3] as const)
    return Plot.text([point], { x: 'speed', y: 'accuracy', text: 'tool', textAnchor, dx, dy: lines * LINE_HEIGHT, fill: point.isOwn ? OWN : '#222' })
  })
  const svg = Plot.plot({
    document,
    width: WIDTH,
    height: HEIGHT,
    ...MARGINS,
    style: { background: '#fff', color: '#222', fontFamily: 'sans-serif', fontSize: '11px' },
    x: { type: 'log', domain: x, label: labels.speed, grid: true, ticks: ticksOf(x), tickFormat: (value: number) => value.toLocaleString('en') },
    y: { domain: y, label: labels.accuracy, grid: true, ticks: 6 },
    marks: [
      Plot.frame({ stroke: '#ddd' }),
      Plot.text([labels.title], { frameAnchor: 'top', dy: -32, fontWeight: 'bold' }),
      Plot.dot(points, { x: 'speed', y: 'accuracy', r: RADIUS, fill: ({ isOwn }: PlotPoint) => (isOwn ? OWN : OTHER) }),
      ...texts
    ]
  })
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  mkdirSync(dirname(picture), { recursive: true })
  writeFileSync(picture, `${svg.outerHTML}\n`)
}
