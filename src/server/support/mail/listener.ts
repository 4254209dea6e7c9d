import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { BRAND } from '@/site/brand'
import { env } from '../../runtime/env'
import { log } from '../../runtime/log/log'
import { MAX_ATTACHMENT_BYTES, MAX_ATTACHMENTS } from '../../storage/attachment-types'
import { ticketOfAddress } from '../reply-address'
import { acceptEmail, type Taken } from './accept-email'

/** In bytes: base64 adds a third to files, and the text comes twice. */
const MAX_EMAIL_BYTES = Math.ceil(MAX_ATTACHMENTS * MAX_ATTACHMENT_BYTES * 1.4) + 512 * 1024

type Refusal = { code: number; text: string }

const ANSWERS: Record<Taken, Refusal | null> = {
  added: null,
  known: null,
  dropped: null,
  no_ticket: { code: 550, text: 'There is no such ticket' },
  wrong_sender: { code: 550, text: 'This address takes emails of the ticket’s customer alone' },
  nothing_said: { code: 550, text: 'The email says nothing' },
  too_many: { code: 450, text: 'Too many emails, try again later' },
}

/**
 * Takes replies to tickets by SMTP, for the mail server in front (docs/operations.md): only to an address with a
 * ticket's signed token, one recipient each.
 */
export async function openSupportMail(port: number): Promise<SMTPServer> {
  const server = new SMTPServer({
    banner: BRAND,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_EMAIL_BYTES,
    maxClients: 10,
    socketTimeout: 60_000,
    logger: false,
    onRcptTo: ({ address }, session, done) => done(refusalOf(address, session)),
    onData: (stream, session, done) => {
      receive(stream, session).then(answer => done(answer), done)
    },
  })
  server.on('error', error => log.warn({ error }, 'the listener for answers to tickets reports an error'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(port, () => resolve())
  })
  return server
}

/** If a port is set. A port in use, as by another process of the shop, does not stop this one. */
export async function startSupportMail(): Promise<void> {
  const { SUPPORT_MAIL_PORT } = env()
  if (SUPPORT_MAIL_PORT === undefined) return
  await openSupportMail(SUPPORT_MAIL_PORT).catch((error: unknown) =>
    log.error({ error, port: SUPPORT_MAIL_PORT }, 'answers to tickets are not taken by this process'),
  )
}

function refusalOf(address: string, { envelope }: SMTPServerSession): Error | null {
  if (envelope.rcptTo.length > 0) return refused({ code: 452, text: 'One recipient at a time' })
  return ticketOfAddress(address) ? null : refused({ code: 550, text: 'No such address' })
}

const refused = ({ code, text }: Refusal): Error => Object.assign(new Error(text), { responseCode: code })

async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<Error | null> {
  const parts: Buffer[] = []
  for await (const part of stream) if (!stream.sizeExceeded) parts.push(part)
  if (stream.sizeExceeded)
    return refused({ code: 552, text: `Emails of more than ${MAX_EMAIL_BYTES} bytes are not taken` })
  const [to] = envelope.rcptTo
  const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : ''
  return answerTo({ raw: Buffer.concat(parts), recipient: to?.address ?? '', envelopeFrom })
}

/** On an error of ours the sender's server retries, without learning details. */
async function answerTo(arriving: Parameters<typeof acceptEmail>[0]): Promise<Error | null> {
  try {
    const answer = ANSWERS[await acceptEmail(arriving)]
    return answer && refused(answer)
  } catch (error) {
    log.error({ error }, 'an answer to a ticket could not be taken')
    return refused({ code: 451, text: 'Try again later' })
  }
}
