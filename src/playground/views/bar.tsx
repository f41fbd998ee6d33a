import { percent } from './words.js'

interface BarProps {
  /** From 0 to 1. */
  readonly share: number
  readonly label: string
  readonly hue?: string | undefined
  /** In place of the share in percent. */
  readonly told?: string
}

/** A share as a bar, with its label before and its number behind it: the bar says nothing that is not written as well. */
export function Bar({ share, label, hue = 'hue-0', told }: BarProps) {
  const width = `${Math.round(Math.max(0, Math.min(1, share)) * 1000) / 10}%`
  return (
    <li class={`bar ${hue}`}>
      <span class="bar-label" dir="auto">
        {label}
      </span>
      <span class="track" aria-hidden="true">
        <span class="fill" style={{ width }} />
      </span>
      <span class="bar-number">{told ?? percent(share)}</span>
    </li>
  )
}
