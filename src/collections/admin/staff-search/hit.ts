export type Hit = { title: string; detail: string; href: string }

export type HitGroup = { label: string; hits: Hit[] }
