import * as initial from './20261120_184500_initial'
import * as constraintsAndSignals from './20261120_185000_constraints_and_signals'
import * as checkout from './20261120_191000_checkout'

export const migrations = [
  { name: '20261120_184500_initial', up: initial.up, down: initial.down },
  { name: '20261120_185000_constraints_and_signals', up: constraintsAndSignals.up, down: constraintsAndSignals.down },
  { name: '20261120_191000_checkout', up: checkout.up, down: checkout.down },
]
