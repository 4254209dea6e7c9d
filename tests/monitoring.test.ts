import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { collectDefaultMetrics, register } from 'prom-client'
import { beforeAll, expect, test } from 'vitest'
import { ALARMING } from '@/server/payments/plan-terms'

const alerts = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  readFileSync('deploy/grafana/shop.json', 'utf8'),
)
const rules = [...alerts.matchAll(/- alert: (\w+)\n +expr: (.+)/g)].map(([, name = '', expr = '']) => ({
  name,
  expr,
}))
const expressions = [
  ...rules,
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ name: title, expr }))),
]

/** The parts of an expression of one kind; `⚠` is what could not be read. */
function partsOf(expr: string, kind: string): string[] {
  const parts: string[] = []
  parser.parse(expr).iterate({
    enter: ({ name, from, to }) => {
      if (name === kind) parts.push(expr.slice(from, to))
    },
  })
  return parts
}

let told: Set<string>
beforeAll(async () => {
  collectDefaultMetrics()
  await import('@/server/payments/apply')
  await import('@/server/jobs/runner')
  await import('@/server/checkout/metrics')
  await import('@/server/http/request-metrics')
  const { backlog } = await import('@/server/metrics/backlog')
  const { observeShop } = await import('@/server/metrics/process')
  observeShop()
  const waiting = await backlog({ query: async () => [] })
  const text = `${await register.metrics()}\n${waiting}`
  told = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name))
})

test('every alert and panel is there to be checked', () => {
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? -1)
  expect(expressions.length).toBeGreaterThan(30)
})

test.each(expressions)('$name: its expression can be read, and asks for what the shop tells', ({ expr }) => {
  expect(partsOf(expr, '⚠')).toEqual([])
  const names = partsOf(expr, 'Identifier').map(name => name.replace(/_bucket$/, ''))
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => name !== 'up' && !told.has(name))).toEqual([])
})

test('staff are called for every outcome of a payment that needs a person', () => {
  const [, outcomes = ''] = /shop_payments_total\{outcome=~"([^"]+)"/.exec(alerts) ?? []
  expect(outcomes.split('|').sort()).toEqual([...ALARMING].sort())
})
