import type { Access } from '@revisoins/contracts';

export type SessionStatus = 'loading' | 'signed-in' | 'signed-out';

/**
 * Whether a visitor with this status may open something with this access. While the status is loading, only
 * what is open to everyone.
 */
export function permits(access: Access, status: SessionStatus): boolean {
  return access === 'everyone' || access === status;
}
