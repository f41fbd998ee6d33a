/** Bytes of bodies and answers: how much may be held, who gives way. */
import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../src/http/exchange.js'
import { InFlight } from '../../src/http/in-flight.js'

const KB = 1024

/** As much of an exchange as a share needs. */
function exchange() {
  const releases: (() => void)[] = []
  return {
    hold: (release: () => void) => void releases.push(release),
    end: () => {
      for (const release of releases) release()
    }
  } as unknown as Exchange & {
    end(): void
  }
}

describe('shares', () => {
  test('are refused over half of the bound, and leave the other half alone', () => {
    const inFlight = new InFlight(200 * KB)
    expect(inFlight.body(exchange()).resize(80 * KB)).toBe(true)
    expect(inFlight.body(exchange()).resize(30 * KB)).toBe(false)
    expect(inFlight.answer(exchange(), false).resize(90 * KB)).toBe(true)
    expect([inFlight.bodyBytes, inFlight.answerBytes]).toEqual([80 * KB, 90 * KB])
  })
  test('of little are always given', () => {
    const inFlight = new InFlight(1)
    for (const share of [inFlight.body(exchange()), inFlight.body(exchange()), inFlight.answer(exchange(), false), inFlight.answer(exchange(), false)])
      expect(share.resize(16 * KB)).toBe(true)
  })
  test('of errors and of what operators ask for are always given', () => {
    const inFlight = new InFlight(2 * KB)
    inFlight.answer(exchange(), false).resize(50 * KB)
    expect(inFlight.answer(exchange(), true).resize(50 * KB)).toBe(true)
  })
  test('of what is alone are always given', () => {
    const inFlight = new InFlight(2 * KB)
    const alone = inFlight.answer(exchange(), false)
    expect([alone.resize(50 * KB), alone.resize(90 * KB), inFlight.answer(exchange(), false).resize(20 * KB)]).toEqual([true, true, false])
  })
  test('end with their exchange and hold nothing after it', () => {
    const inFlight = new InFlight(1000 * KB)
    const caller = exchange()
    const share = inFlight.body(caller)
    share.resize(70 * KB)
    share.resize(50 * KB)
    expect(inFlight.bodyBytes).toBe(50 * KB)
    caller.end()
    expect([inFlight.bodyBytes, share.resize(20 * KB), inFlight.bodyBytes]).toEqual([0, false, 0])
  })
})

describe('bodies that are not complete', () => {
  function unfinished(inFlight: InFlight, ageMs: number, bytes: number) {
    const share = inFlight.body(exchange())
    share.resize(bytes)
    const body = { started: performance.now() - ageMs, held: bytes, gone: false, share, giveWay }
    function giveWay() {
      body.gone = true
      finished()
      share.release()
    }
    const finished = inFlight.reading(body)
    return body
  }

  test('give way to others after two seconds, oldest first, as many as must', () => {
    const inFlight = new InFlight(200 * KB)
    const bodies = [9000, 8000, 7000, 10].map((age) => unfinished(inFlight, age, 25 * KB))
    expect(inFlight.body(exchange()).resize(40 * KB)).toBe(true)
    expect(bodies.map(({ gone }) => gone)).toEqual([true, true, false, false])
    expect(inFlight.bodyBytes).toBe(90 * KB)
    expect(inFlight.body(exchange()).resize(60 * KB)).toBe(false)
  })
  test('keep their place where nothing would be won', () => {
    const inFlight = new InFlight(200 * KB)
    const small = [9000, 8000, 7000].map((age) => unfinished(inFlight, age, 40))
    const large = unfinished(inFlight, 6000, 30 * KB)
    expect(inFlight.body(exchange()).resize(65 * KB)).toBe(true)
    // room for it would need more than those that are old hold
    expect(inFlight.body(exchange()).resize(90 * KB)).toBe(false)
    expect([...small, large].map(({ gone }) => gone)).toEqual([false, false, false, false])
    expect(inFlight.body(exchange()).resize(20 * KB)).toBe(true)
    expect([...small, large].map(({ gone }) => gone)).toEqual([false, false, false, true])
  })
  test('may themselves be the one', () => {
    const inFlight = new InFlight(200 * KB)
    const slow = unfinished(inFlight, 5000, 60 * KB)
    unfinished(inFlight, 10, 40 * KB)
    expect([slow.share.resize(80 * KB), slow.gone, inFlight.bodyBytes]).toEqual([false, true, 40 * KB])
  })
})
