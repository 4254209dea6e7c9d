/** The parameter and the cookie by which a visitor chooses a system. Apart from what reads user agents, which browsers need not load. */
export const OS_CHOICE = 'os'
