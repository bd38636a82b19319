import type { ReactNode } from 'react';
import type { AdminListShape } from '#domain/adminList.ts';
import { Link } from '#haven/actions/Link.tsx';
import { useAdminParams } from './useAdminParams.ts';

interface EntryLinkProps {
  readonly list: AdminListShape;
  readonly id: string;
  readonly children: ReactNode;
}

export function EntryLink({ list, id, children }: EntryLinkProps) {
  return <Link href={useAdminParams(list).hrefOf({ open: id })}>{children}</Link>;
}
