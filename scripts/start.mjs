import { runInForeground } from './node.mjs'
import { SERVER, TIED } from './server.mjs'
import { setUp } from './setup.mjs'

setUp()
runInForeground(SERVER, TIED)
