import { expect, test } from 'vitest'
import { newerOrders } from '@/server/accounts/newer-order'

type Placed = Parameters<typeof newerOrders>[0][number]

const of = (number: string, change: Partial<Placed> = {}): Placed => ({
  number,
  state: 'failed',
  charge: null,
  lines: [{ pid: 10337, plan: 'LFT' }],
  ...change,
})

const newer = (...orders: Placed[]) => Object.fromEntries(newerOrders(orders))

test('of orders of the same that can be paid, the newest stands for all, in whatever state each waits', () => {
  expect(newer(of('C'), of('B', { state: 'pending' }), of('A'))).toEqual({ B: 'C', A: 'C' })
  expect(newer(of('B', { state: 'pending' }), of('A', { state: 'pending' }))).toEqual({ A: 'B' })
  expect(newer(of('A'))).toEqual({})
})

test('another product or another plan is another order', () => {
  expect(newer(of('B', { lines: [{ pid: 10338, plan: 'LFT' }] }), of('A'))).toEqual({})
  expect(newer(of('B', { lines: [{ pid: 10337, plan: '1Y' }] }), of('A'))).toEqual({})
})

test('the order of lines does not matter', () => {
  const [one, two] = [
    { pid: 1, plan: 'LFT' },
    { pid: 2, plan: '1Y' },
  ] as const
  expect(newer(of('B', { lines: [one, two] }), of('A', { lines: [two, one] }))).toEqual({ A: 'B' })
  expect(newer(of('B', { lines: [one, two] }), of('A', { lines: [one] }))).toEqual({})
})

test('what a newer order paid for needs no other; what is paid or refunded is no offer to pay', () => {
  expect(newer(of('B', { state: 'paid' }), of('A'))).toEqual({ A: 'B' })
  expect(newer(of('B'), of('A', { state: 'paid' }))).toEqual({})
  expect(newer(of('B', { state: 'refunded' }), of('A'))).toEqual({})
  expect(newer(of('B'), of('A', { state: 'refunded' }))).toEqual({})
})

test('a renewal is owed by itself, beside an order of the same; the first charge is such an order', () => {
  expect(newer(of('B'), of('A', { charge: 2 }))).toEqual({})
  expect(newer(of('B', { charge: 3 }), of('A', { charge: 2 }))).toEqual({})
  expect(newer(of('B', { charge: 1 }), of('A'))).toEqual({ A: 'B' })
})
