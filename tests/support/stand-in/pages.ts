const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)

const frame = (title: string, body: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}label,input,button{display:block;font:inherit}
input{width:100%;box-sizing:border-box;padding:.5rem;margin:.25rem 0 1rem}button{padding:.5rem 1rem;margin:.5rem 0}</style>
<main><h1>${escaped(title)}</h1>${body}</main></html>`

type Shown = { title: string; what: string; amount: string; problem?: string; back: string | null }

/** The hosted page on which a buyer types a card; every part of it works by keyboard. */
export const payPage = ({ title, what, amount, problem, back }: Shown): string =>
  frame(
    title,
    `${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}<p>${escaped(what)}: <strong>${escaped(amount)}</strong></p>
<form method="post"><label for="card">Card number</label><input id="card" name="card" inputmode="numeric" autocomplete="off" required>
<button>Pay</button></form>${back ? `<p><a href="${escaped(back)}">Back</a></p>` : ''}`,
  )

export const challengePage = (title: string): string =>
  frame(
    title,
    `<p>Your bank asks whether it is you.</p><form method="post"><input type="hidden" name="challenge" value="1">
<button name="answer" value="complete">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button></form>`,
  )

export const endPage = (title: string): string => frame(title, '<p>There is nothing to pay here.</p>')
