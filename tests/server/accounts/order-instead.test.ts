import { expect, test } from 'vitest'
import { ordersInstead } from '@/server/accounts/order-instead'

type Placed = Parameters<typeof ordersInstead>[0][number]

const of = (number: string, change: Partial<Placed> = {}): Placed => ({
  number,
  state: 'failed',
  charge: null,
  again: false,
  lines: [{ pid: 10337, plan: 'LFT' }],
  ...change,
})

const instead = (...orders: Placed[]) =>
  Object.fromEntries([...ordersInstead(orders)].map(([number, other]) => [number, other.number]))

test('of failed orders of the same, the newest stands for all', () => {
  expect(instead(of('C'), of('B'), of('A'))).toEqual({ B: 'C', A: 'C' })
  expect(instead(of('A'))).toEqual({})
})

test('an order whose money may be on its way is never replaced, and stands for failed ones, older and newer', () => {
  expect(instead(of('C'), of('B', { state: 'pending' }), of('A'))).toEqual({ C: 'B', A: 'B' })
  expect(instead(of('B', { state: 'pending' }), of('A', { state: 'pending' }))).toEqual({})
})

test('what a newer order paid for needs no other, and is said to be paid', () => {
  expect(instead(of('C'), of('B', { state: 'paid' }), of('A'))).toEqual({ A: 'B' })
  expect(ordersInstead([of('B', { state: 'paid' }), of('A')]).get('A')).toEqual({ number: 'B', isPaid: true })
  expect(ordersInstead([of('B'), of('A')]).get('A')).toEqual({ number: 'B', isPaid: false })
})

test('an order after one that is paid or refunded is a new one', () => {
  expect(instead(of('B'), of('A', { state: 'paid' }))).toEqual({})
  expect(instead(of('B', { state: 'refunded' }), of('A'))).toEqual({})
  expect(instead(of('B'), of('A', { state: 'refunded' }))).toEqual({})
})

test('who wants a second licence pays for both', () => {
  expect(instead(of('B', { state: 'paid' }), of('A', { again: true }))).toEqual({})
  expect(instead(of('B', { state: 'pending', again: true }), of('A'))).toEqual({})
})

test('another product or another plan is another order; the order of lines does not matter', () => {
  expect(instead(of('B', { lines: [{ pid: 10338, plan: 'LFT' }] }), of('A'))).toEqual({})
  expect(instead(of('B', { lines: [{ pid: 10337, plan: '1Y' }] }), of('A'))).toEqual({})
  const [one, two] = [
    { pid: 1, plan: 'LFT' },
    { pid: 2, plan: '1Y' },
  ] as const
  expect(instead(of('B', { lines: [one, two] }), of('A', { lines: [two, one] }))).toEqual({ A: 'B' })
  expect(instead(of('B', { lines: [one, two] }), of('A', { lines: [one] }))).toEqual({})
})

test('a renewal is owed by itself, beside an order of the same; the first charge is such an order', () => {
  expect(instead(of('B'), of('A', { charge: 2 }))).toEqual({})
  expect(instead(of('B', { charge: 3 }), of('A', { charge: 2 }))).toEqual({})
  expect(instead(of('B', { charge: 1 }), of('A'))).toEqual({ A: 'B' })
})
