import { createHash } from 'node:crypto'
import type { DeclarationKind } from '@/site/declaration-choices'
import type { Visit } from '@/site/visit'
import { enqueueEmail } from '../emails/enqueue'
import type { NotTaken } from '../emails/to-support'
import { networkOf } from '../http/client-ip'
import { consume } from '../http/rate-limit'
import { type Database, inTransaction } from '../runtime/database'
import { randomGroups } from '../runtime/random-code'
import { utcDay } from '../time-zones/days'
import { contractsOf } from './contracts'
import { confirmationEmail, declarationToSupport } from './declaration-emails'
import { type DeclarationForm, type Declared, readCancellation, readWithdrawal } from './form'
import type { Receipt } from './told-rows'

type By = { visit: Pick<Visit, 'at' | 'site' | 'locale'>; ip: string }
export type Declaring = { ok: true; receipt: Receipt } | { ok: false; refused: NotTaken }

/**
 * Takes a cancellation or withdrawal by anybody, without signing in: stored for support and confirmed by email in
 * one transaction. The answer is the same whether there is such a contract or not. Ten per network, five per
 * address and quarter of an hour; the same words on one day are one declaration.
 */
export async function declare(kind: DeclarationKind, form: DeclarationForm, by: By): Promise<Declaring> {
  const read = kind === 'cancellation' ? readCancellation(form, by.visit.at) : readWithdrawal(form)
  if (!read.ok) return { ok: false, refused: { problems: read.problems } }
  if (!(await mayDeclare(read.declared, by.ip))) return { ok: false, refused: { tooMany: true } }
  return { ok: true, receipt: await inTransaction(tx => store(tx, kind, read.declared, by)) }
}

async function mayDeclare({ email }: Declared, ip: string): Promise<boolean> {
  const { ok } = await consume('declaration_from_network', networkOf(ip))
  return ok && (await consume('declaration', email.toLowerCase())).ok
}

type Stored = { number: string; received_at: Date }

async function store(
  tx: Database,
  kind: DeclarationKind,
  declared: Declared,
  { visit }: By,
): Promise<Receipt> {
  const { at, site, locale } = visit
  const contracts = await contractsOf(tx, declared)
  const { way, reason, name, contract, end, endDay, email } = declared
  const [stored] = await tx.query<Stored>(
    `insert into contract_declarations (number, idempotency_key, kind, way, reason, name, contract, "end", end_day,
       email, locale, site, received_at, order_id, state)
     values ($1, $2, $3::text::enum_contract_declarations_kind, $4::text::enum_contract_declarations_way, $5, $6, $7,
       $8::text::enum_contract_declarations_end, $9, $10, $11, $12, $13, $14, 'open')
     on conflict (idempotency_key) do update set updated_at = now() returning number, received_at`,
    [
      `V-${randomGroups(2, 4)}`,
      keyOf(kind, declared, at),
      kind,
      way,
      reason,
      name,
      contract,
      end,
      endDay,
      email,
      locale,
      site,
      new Date(at),
      contracts[0]?.id ?? null,
    ],
  )
  if (!stored) throw new Error('A declaration was not stored')
  const receipt = { kind, number: stored.number, at: stored.received_at.getTime(), declared }
  // By the number: sent twice, they are written once.
  await enqueueEmail(tx, confirmationEmail(receipt, contracts, locale))
  await enqueueEmail(tx, declarationToSupport(receipt, contracts))
  return receipt
}

const keyOf = (kind: DeclarationKind, declared: Declared, at: number): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, declared, utcDay(at)]))
    .digest('base64url')
