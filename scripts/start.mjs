import { runInForeground, SERVER, TIED } from './node.mjs'
import { setUp } from './setup.mjs'

setUp()
runInForeground(SERVER, TIED)
