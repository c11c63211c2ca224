import { runInForeground } from './node.mjs'
import { SERVER } from './server.mjs'
import { setUp } from './setup.mjs'

setUp()
runInForeground(SERVER)
