import { useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type FocusEvent } from 'react';
import { listRenderedRows } from './listRenderedRows.ts';
import gridStyles from './OfferGrid.module.css';
import styles from './VirtualizedOffers.module.css';
import { OfferCard } from './OfferCard.tsx';
import type { ShownOffer } from './selectOffers.ts';
import { useGridShape } from './useGridShape.ts';

/** Virtualized grid of hundreds of offers: only the rows near the viewport, and around the focus, are in the DOM. */
export function VirtualizedOffers({ offers }: { readonly offers: readonly ShownOffer[] }) {
  const { columns, row } = useGridShape();
  return <OfferRows key={columns} offers={offers} columns={columns} estimatedHeight={row} />;
}

interface OfferRowsProps {
  readonly offers: readonly ShownOffer[];
  readonly columns: number;
  /** Estimated height of a row, in pixels. */
  readonly estimatedHeight: number;
}

/** Measured rows at the last unmount, with the window width, so that Back restores the scroll position. */
let measured: { readonly width: number; readonly rows: VirtualItem[] } = { width: 0, rows: [] };

function OfferRows({ offers, columns, estimatedHeight }: OfferRowsProps) {
  const rows = useMemo(() => inRows(offers, columns), [offers, columns]);
  const [focused, setFocused] = useState<number | null>(null);
  const [top, listRef] = useDocumentTop();
  // oxlint-disable-next-line react/incompatible-library -- the result is read only here, at each rendering.
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => estimatedHeight,
    overscan: 1,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => [...listRenderedRows(range, focused)], [focused]),
    initialMeasurementsCache: measured.width === window.innerWidth ? measured.rows : [],
  });

  useEffect(
    () => () => {
      measured = { width: window.innerWidth, rows: virtualizer.takeSnapshot() };
    },
    [virtualizer],
  );

  function trackFocus({ target }: FocusEvent<HTMLElement>): void {
    const row = target.closest<HTMLElement>('[data-index]');
    setFocused(row ? Number(row.dataset['index']) : null);
  }

  // `relatedTarget` is null while the window is in the background, where the row keeps the focus.
  function loseFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocused(null);
  }

  return (
    <div
      ref={listRef}
      className={styles['list']}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={trackFocus}
      onBlur={loseFocus}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <div
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          className={styles['row']}
          style={{ top: start - top }}
        >
          <div className={gridStyles['grid']}>
            {rows[index]?.offers.map((offer, column) => (
              <OfferCard
                key={offer.partner.id}
                offer={offer}
                position={index * columns + column + 1}
                of={offers.length}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Splits the offers into rows of the grid; rows with the same offers have the same key. */
function inRows(offers: readonly ShownOffer[], columns: number) {
  return Array.from({ length: Math.ceil(offers.length / columns) }, (_, index) => {
    const inRow = offers.slice(index * columns, (index + 1) * columns);
    return { key: inRow.map(({ partner }) => partner.id).join(), offers: inRow };
  });
}

/** Returns an element's distance from the document's top, in pixels, updated on resizes, and the ref of the element. */
function useDocumentTop(): readonly [top: number, ref: (element: HTMLElement | null) => () => void] {
  const [top, setTop] = useState(0);
  const ref = useCallback((element: HTMLElement | null) => {
    const measure = () => {
      if (element) setTop(Math.round(element.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return [top, ref];
}
