/** Half-open windows that a campaign shares with its coupons (DOMAIN 5), in UTC. */
export const BLACK_FRIDAY_2022 = { from: '2022-11-18T00:00:00.000Z', until: '2022-12-10T08:00:00.000Z' }
export const CHRISTMAS_2022 = { from: '2022-12-19T00:00:00.000Z', until: '2023-01-03T08:00:00.000Z' }
