export type PushTexts = Readonly<
  Record<'title' | 'text' | 'howOften' | 'yes' | 'later' | 'done' | 'failed' | 'close', string>
>
