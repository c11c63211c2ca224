import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { type DrawArtwork, PlayerContext } from '../../shared/player/player.ts'
import { useAccount } from '../../shared/session/session.ts'
import { familyPlayer } from './engine/family-player.ts'

interface PlayerProviderProps {
  artwork: DrawArtwork
  children: ReactNode
}

/** Around every signed-in screen, so that a story plays on while the parent looks elsewhere. */
export function PlayerProvider(props: PlayerProviderProps) {
  const { id } = useAccount()
  return <FamilyPlayer key={id} userId={id} {...props} />
}

function FamilyPlayer({ userId, artwork, children }: PlayerProviderProps & { userId: string }) {
  const client = useQueryClient()
  const [player] = useState(() => familyPlayer({ userId, client, artwork }))
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1000))
    whenIdle(player.preload)
  }, [player])
  return <PlayerContext value={player}>{children}</PlayerContext>
}
