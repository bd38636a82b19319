import type { ReactNode } from 'react';
import type { AdminListShape } from '#domain/adminList.ts';
import { useAdminParams } from './useAdminParams.ts';

interface AdminSectionProps {
  readonly list: AdminListShape;
  readonly children: ReactNode;
  readonly renderEntry: (id: string) => ReactNode;
}

/** Renders the entry whose id is in the address; without an id, `children`, which is the list of the section. */
export function AdminSection({ list, children, renderEntry }: AdminSectionProps) {
  const { open } = useAdminParams(list).params;
  return open === null ? children : renderEntry(open);
}
