import usePagination from '@mui/material/usePagination';
import type { CSSProperties } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { GoToPage } from './GoToPage.tsx';
import styles from './Pagination.module.css';
import { pageTile, paginationLabels } from './paginationTokens.ts';

const ownSizes = [10, 20, 50, 100];

interface PaginationProps {
  /** Name of the region, where a page has several. */
  readonly label?: string | undefined;
  /** Of the rows. */
  readonly total: number;
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly pageSize: number;
  readonly pageSizes?: readonly number[] | undefined;
  readonly hasGoTo?: boolean | undefined;
  /** Another size keeps the first row in sight. */
  readonly onChange: (place: { readonly page: number; readonly pageSize: number }) => void;
}

/** Which rows are shown, and the ways to the others. */
export function Pagination({
  label = 'Pagination',
  total,
  page: givenPage,
  pageSize,
  pageSizes = ownSizes,
  hasGoTo = false,
  onChange,
}: PaginationProps) {
  const count = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(givenPage, count);
  const { items } = usePagination({ count, page });
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);

  function go(to: number): void {
    if (to !== page && to >= 1 && to <= count) onChange({ page: to, pageSize });
  }

  function resize(size: number): void {
    onChange({ page: Math.ceil(first / size), pageSize: size });
  }

  return (
    <nav aria-label={label} className={styles['row']}>
      <output className={styles['total']}>
        {total === 0 ? '0 of 0' : `${inWords(first)} to ${inWords(last)} of ${inWords(total)}`}
      </output>
      <div className={styles['controls']}>
        <div className={styles['place']}>
          <select
            aria-label="Rows on a page"
            className={styles['size']}
            value={pageSize}
            onChange={({ target }) => resize(Number(target.value))}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size} {paginationLabels.perPage}
              </option>
            ))}
          </select>
          <Icon name="chevronDown" size={16} className={styles['arrow']} />
        </div>
        <ul className={styles['tiles']} style={{ '--tile': `${pageTile}px` } as CSSProperties}>
          {items.map(({ type, page: target }) => {
            if (type === 'start-ellipsis' || type === 'end-ellipsis') {
              return (
                <li key={type} aria-hidden="true" className={styles['gap']}>
                  …
                </li>
              );
            }
            if (type === 'previous' || type === 'next') {
              const to = type === 'next' ? page + 1 : page - 1;
              return (
                <li key={type}>
                  <button
                    type="button"
                    aria-label={paginationLabels[type]}
                    aria-disabled={to < 1 || to > count ? true : undefined}
                    className={styles['tile']}
                    onClick={() => go(to)}
                  >
                    <Icon name="chevronRight" size={16} className={styles[type]} />
                  </button>
                </li>
              );
            }
            return (
              <li key={target}>
                <button
                  type="button"
                  aria-label={`Page ${target}`}
                  aria-current={target === page ? 'page' : undefined}
                  className={styles['tile']}
                  onClick={() => go(target ?? page)}
                >
                  {target}
                </button>
              </li>
            );
          })}
        </ul>
        {hasGoTo && <GoToPage count={count} onGo={go} />}
      </div>
    </nav>
  );
}

/** 10000 as 10,000. */
function inWords(count: number): string {
  return count.toLocaleString('en-US');
}
