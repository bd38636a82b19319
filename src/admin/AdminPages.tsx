import type { AdminListShape } from '#domain/adminList.ts';
import { Pagination } from '#haven/data/Pagination.tsx';
import { useAdminList } from './useAdminList.ts';

interface AdminPagesProps {
  readonly list: AdminListShape;
  /** Plural of the entries: "partners". */
  readonly what: string;
  /** Number of entries on all pages. */
  readonly total: number;
}

/** The pages of a list. */
export function AdminPages({ list, what, total }: AdminPagesProps) {
  const { place, goTo } = useAdminList(list);
  const { page, pageSize } = place;
  return (
    <Pagination
      label={`Pages of ${what}`}
      total={total}
      page={page}
      pageSize={pageSize}
      hasGoTo
      onChange={goTo}
    />
  );
}
