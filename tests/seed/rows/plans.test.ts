import { plans } from '@seed/rows/plans'
import { products } from '@seed/rows/products'
import { tierPrices } from '@seed/rows/tiers'
import { expect, test } from 'vitest'

const pricesOf = (pid: number) =>
  plans.filter(plan => plan.pid === pid).map(plan => [plan.type, plan.price, plan.origin_price])

test('every product has plans, and no two plans share a pay key', () => {
  expect(new Set(plans.map(({ pay_key }) => pay_key)).size).toBe(plans.length)
  expect(new Set(plans.map(({ pid }) => pid))).toEqual(new Set(products.map(({ pid }) => pid)))
})

test('subscriptions are listed at their selling price, lifetime plans above it', () => {
  expect(pricesOf(10337)).toEqual([
    ['1M', 35.9, 35.9],
    ['1Y', 64.9, 64.9],
    ['LFT', 129.9, 162.9],
  ])
  expect(pricesOf(992001)).toEqual([
    ['1M', 69.9, 69.9],
    ['1Y', 169.9, 169.9],
    ['LFT', 299.9, 428.5],
    ['LFT_3', 399.9, 615.9],
  ])
})

test('upgrades and services have the one plan and price that their tier names', () => {
  expect(pricesOf(992009)).toEqual([['LFT', 299.9, 299.9]])
  expect(pricesOf(992027)).toEqual([['LFT_3', 100, 100]])
  expect(pricesOf(992100)).toEqual([['LFT', 70, 70]])
  expect(pricesOf(992101)).toEqual([['LFT', 30, 30]])
})

test('a bundle of two products is paid under both their pids', () => {
  const keys = (pid: number) => plans.filter(plan => plan.pid === pid).map(({ pay_key }) => pay_key)
  expect(keys(992033)).toEqual(['10339-10337-LFT'])
  expect(keys(992038)).toEqual(['10438-10376-LFT'])
  expect(keys(992001)).toContain('992001-LFT_3')
})

test('a withdrawn product keeps its plans, none of them for sale', () => {
  const withdrawn = new Set(products.filter(({ status }) => status === 2).map(({ pid }) => pid))
  expect(withdrawn).toContain(10524)
  for (const { pid, enable } of plans) expect(enable).toBe(!withdrawn.has(pid))
})

test('Windows and Mac products of a route cost the same', () => {
  const named = new Map(products.map(({ pid, route }) => [pid, route]))
  const prices = new Map<string, string>()
  for (const { pid, type, price, origin_price } of plans) {
    const key = `${named.get(pid)} ${type}`
    expect(prices.get(key) ?? `${price} ${origin_price}`).toBe(`${price} ${origin_price}`)
    prices.set(key, `${price} ${origin_price}`)
  }
})

test('a tier that nobody priced has no plans', () => {
  expect(tierPrices('E')).toEqual([])
  expect(tierPrices('lft_')).toEqual([])
  expect(tierPrices('constructor')).toEqual([])
})
