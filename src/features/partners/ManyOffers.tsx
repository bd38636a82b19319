import { useWindowVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type FocusEvent } from 'react';
import { drawnRows } from './drawnRows.ts';
import gridStyles from './OfferGrid.module.css';
import styles from './ManyOffers.module.css';
import { OfferCard } from './OfferCard.tsx';
import type { ShownOffer } from './selectOffers.ts';
import { useDocumentTop } from './useDocumentTop.ts';
import { useGridShape } from './useGridShape.ts';

interface ManyOffersProps {
  readonly offers: readonly ShownOffer[];
}

/** Hundreds of offers, of which only the rows around what is in view are in the page. */
export function ManyOffers({ offers }: ManyOffersProps) {
  const { columns, row } = useGridShape();
  return <OfferRows key={columns} offers={offers} columns={columns} usualHeight={row} />;
}

interface OfferRowsProps extends ManyOffersProps {
  readonly columns: number;
  readonly usualHeight: number;
}

/** How high the rows were when the list was last left, so that Back finds each where it was. */
let measured: { readonly width: number; readonly rows: VirtualItem[] } = { width: 0, rows: [] };

function OfferRows({ offers, columns, usualHeight }: OfferRowsProps) {
  const rows = useMemo(() => inRows(offers, columns), [offers, columns]);
  const [focused, setFocused] = useState<number | null>(null);
  const [top, listRef] = useDocumentTop();
  // oxlint-disable-next-line react/incompatible-library -- what it answers is read here alone, at each drawing.
  const virtualizer = useWindowVirtualizer<HTMLDivElement>({
    count: rows.length,
    estimateSize: () => usualHeight,
    overscan: 1,
    scrollMargin: top,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    rangeExtractor: useCallback((range: Range) => [...drawnRows(range, focused)], [focused]),
    initialMeasurementsCache: measured.width === window.innerWidth ? measured.rows : [],
  });

  useEffect(
    () => () => {
      measured = { width: window.innerWidth, rows: virtualizer.takeSnapshot() };
    },
    [virtualizer],
  );

  function followFocus({ target }: FocusEvent<HTMLElement>): void {
    const row = target.closest<HTMLElement>('[data-index]');
    setFocused(row ? Number(row.dataset['index']) : null);
  }

  // A window that is left keeps its focus: only another element takes it.
  function loseFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocused(null);
  }

  return (
    <div
      ref={listRef}
      className={styles['list']}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={followFocus}
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

interface Row {
  /** The same for the same offers, wherever they stand. */
  readonly key: string;
  readonly offers: readonly ShownOffer[];
}

function inRows(offers: readonly ShownOffer[], columns: number): readonly Row[] {
  return Array.from({ length: Math.ceil(offers.length / columns) }, (_, index) => {
    const inRow = offers.slice(index * columns, (index + 1) * columns);
    return { key: inRow.map(({ partner }) => partner.id).join(), offers: inRow };
  });
}
