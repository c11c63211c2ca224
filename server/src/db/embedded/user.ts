import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { runsAsRoot } from '../../config/data-dir.ts'
import { StartRefused } from '../../config/start-refused.ts'

/** Whom PostgreSQL runs as: undefined is whoever runs the app; as root it has to be somebody else. */
export type DatabaseUser = { uid: number; gid: number } | undefined

/** The owner of an existing cluster, else `postgres`, else `nobody`, else any ordinary user that initdb can look up. */
export async function databaseUser(cluster: string): Promise<DatabaseUser> {
  if (!runsAsRoot()) return undefined
  const owner = await stat(cluster).catch(() => undefined)
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = knownUsers().filter(({ uid }) => uid > 0)
  const user = users.find((u) => u.name === 'postgres') ?? users.find((u) => u.name === 'nobody') ?? users[0]
  if (!user)
    throw new StartRefused('PostgreSQL cannot run as root and this machine has no other user; set DATABASE_URL.')
  return { uid: user.uid, gid: user.gid }
}

function knownUsers(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}

/** Tried for real, as that user: modes alone say nothing about access lists, mounts and the folders above. */
export function canReach(user: DatabaseUser, path: string, right: 'r' | 'w' | 'x'): boolean {
  return spawnSync('/bin/sh', ['-c', `test -${right} "$0"`, path], { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
