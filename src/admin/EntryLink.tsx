import type { ReactNode } from 'react';
import type { AdminListShape } from '#domain/adminList.ts';
import { Link } from '#haven/actions/Link.tsx';
import { useAdminParams } from './useAdminParams.ts';

interface EntryLinkProps {
  readonly list: AdminListShape;
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to one entry of a list. */
export function EntryLink({ list, id, children }: EntryLinkProps) {
  const { hrefOf } = useAdminParams(list);
  return <Link href={hrefOf({ open: id })}>{children}</Link>;
}
