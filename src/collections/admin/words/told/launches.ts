import type { Words } from '../language'

/** Why a launch does not go live or back, and what happened to what is in it. */
export const LAUNCHES_TOLD = {
  'the {kind} “{name}”': ['{kind} „{name}“', '{kind}「{name}」'],
  'The {kind} “{name}”': ['{kind} „{name}“', '{kind}「{name}」'],
  'The {kind} “{name}”:': ['{kind} „{name}“:', '{kind}「{name}」：'],
  '{what} was deleted.': ['{what} wurde gelöscht.', '{what}は削除されました。'],
  '{what} was edited by {person}, {at}.': [
    '{what} wurde von {person} bearbeitet, {at}.',
    '{what}は{person}が編集しました（{at}）。',
  ],
  '{what} was edited, {at}.': ['{what} wurde bearbeitet, {at}.', '{what}は編集されました（{at}）。'],
  '{what} was published without this launch by {person}, {at}.': [
    '{what} wurde ohne diesen Launch von {person} veröffentlicht, {at}.',
    '{what}は{person}がこのローンチとは別に公開しました（{at}）。',
  ],
  '{what} was published without this launch, {at}.': [
    '{what} wurde ohne diesen Launch veröffentlicht, {at}.',
    '{what}はこのローンチとは別に公開されました（{at}）。',
  ],
  '{what} was scheduled or published without this launch by {person}, {at}.': [
    '{what} wurde ohne diesen Launch von {person} geplant oder veröffentlicht, {at}.',
    '{what}は{person}がこのローンチとは別に予約または公開しました（{at}）。',
  ],
  '{what} was scheduled or published without this launch, {at}.': [
    '{what} wurde ohne diesen Launch geplant oder veröffentlicht, {at}.',
    '{what}はこのローンチとは別に予約または公開されました（{at}）。',
  ],
  'If that is meant, check “Yes, publish it all the same”.': [
    'Wenn das gewollt ist, setzen Sie das Häkchen bei „Ja, trotzdem veröffentlichen“.',
    '意図したものであれば「はい、それでも公開します」にチェックを入れてください。',
  ],
  'Nothing was taken back. Changed since: {some}.': [
    'Es wurde nichts zurückgenommen. Seither geändert: {some}.',
    '何も元に戻していません。その後に変更された項目：{some}。',
  ],
  '{what} (deleted)': ['{what} (gelöscht)', '{what}（削除済み）'],
  '{what} (by {person})': ['{what} (von {person})', '{what}（{person}）'],
  'Nothing was taken back, because of {what}: {why}': [
    'Es wurde nichts zurückgenommen, wegen {what}: {why}',
    '{what}のため、何も元に戻していません。{why}',
  ],
  'These prices were changed since: {names}.': [
    'Diese Preise wurden seither geändert: {names}.',
    'その後に変更された価格：{names}。',
  ],
  'Ask somebody who may publish “{name}”.': [
    'Fragen Sie jemanden, der „{name}“ veröffentlichen darf.',
    '「{name}」を公開する権限のある人に依頼してください。',
  ],
  'It is no longer scheduled.': ['Er ist nicht mehr geplant.', '予約は取り消されました。'],
  '{person}, who scheduled it, has no login anymore.': [
    '{person} hat ihn geplant, hat aber keinen Zugang mehr.',
    '予約した{person}のログインは、すでにありません。',
  ],
  '{person}, who scheduled it, may not publish launches anymore.': [
    '{person} hat ihn geplant, darf aber keine Launches mehr veröffentlichen.',
    '予約した{person}には、ローンチを公開する権限がなくなりました。',
  ],
} satisfies Words
