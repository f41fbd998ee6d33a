import { expect, test } from 'vitest'
import { createThreadFlags, TaskGuard, ThreadControl, ThreadHold } from '../../src/workers/thread-flags.js'

test('a thread is not ended before its own code runs, nor inside what it holds, and can hold nothing once it is being ended', () => {
  const flags = createThreadFlags()
  const control = new ThreadControl(flags)
  expect(control.claimForEnding()).toBe(false)
  const hold = new ThreadHold(flags)
  const guard = new TaskGuard(hold, 0)
  hold.enter()
  guard.enter()
  guard.leave()
  expect(control.claimForEnding()).toBe(false)
  hold.leave()
  expect(control.claimForEnding()).toBe(true)
  expect(() => guard.enter()).toThrow('ending')
})

test('a task sees its own cancellation, the thread that of all', () => {
  const flags = createThreadFlags()
  const control = new ThreadControl(flags)
  const hold = new ThreadHold(flags)
  hold.beginJob(2)
  control.cancel(1)
  expect([hold.isCancelled(0), hold.isCancelled(1)]).toEqual([false, true])
  hold.check()
  control.cancel(0)
  expect(() => hold.check()).toThrow('cancelled')
  control.beginJob()
  expect([hold.isCancelled(0), hold.isCancelled(1)]).toEqual([false, false])
})

test('the pool sees which task is worked on', () => {
  const flags = createThreadFlags()
  const control = new ThreadControl(flags)
  const hold = new ThreadHold(flags)
  hold.beginJob(3)
  expect([0, 1, 2].map((place) => control.worksOn(place))).toEqual([true, true, true])
  hold.beginTask(1)
  expect([0, 1, 2].map((place) => control.worksOn(place))).toEqual([false, true, false])
})
