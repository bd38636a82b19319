import { createElement } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';

function SortIcon({ className }: { readonly className?: string }) {
  return createElement(Icon, { name: 'chevronDown', size: 14, className });
}

const chipColors = ['success', 'warning', 'error', 'info', 'neutral'] as const;

/** Styles of tables, pagination, chips, avatars, and lists of links. */
export const dataStyles: HavenComponents = {
  MuiChip: {
    styleOverrides: {
      root: {
        gap: 4,
        height: 'auto',
        minHeight: 24,
        padding: '4px 8px',
        borderRadius: 'var(--haven-radius-control)',
        font: 'var(--haven-font-caption)',
        fontWeight: 600,
        '@media (forced-colors: active)': { padding: '3px 7px', border: '1px solid' },
        variants: chipColors.map((color) => ({
          props: { color },
          style: { backgroundColor: paletteVar(`${color}-tint`), color: paletteVar(`${color}-main`) },
        })),
      },
      icon: { flex: 'none', margin: 0, color: 'inherit' },
      // Overrides `overflow-wrap: anywhere` of a table cell.
      label: { padding: 0, overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'break-word' },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: {
        width: 32,
        height: 32,
        flex: 'none',
        backgroundColor: paletteVar('avatar-main'),
        color: paletteVar('avatar-contrastText'),
        font: 'var(--haven-font-caption)',
        fontWeight: 600,
        '@media (forced-colors: active)': { border: '1px solid' },
        '& > [data-initials]::before': { content: 'attr(data-initials)' },
        variants: [
          {
            props: { variant: 'row' },
            style: {
              width: 36,
              height: 36,
              borderRadius: '50%',
              backgroundColor: paletteVar('tonal-main'),
              color: paletteVar('tonal-contrastText'),
            },
          },
          {
            props: { variant: 'large' },
            style: { width: 44, height: 44, borderRadius: '50%', font: 'var(--haven-font-h5)' },
          },
        ],
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '12px 16px',
        border: 0,
        font: 'var(--haven-font-body2)',
        overflowWrap: 'anywhere',
        '&:not(* + *)': { paddingInlineStart: 24 },
        '&:last-child': { paddingInlineEnd: 24 },
      },
      head: {
        height: 40,
        paddingBlock: 0,
        backgroundColor: paletteVar('background-sunken'),
        color: paletteVar('text-secondary'),
        font: 'var(--haven-font-caption)',
        fontWeight: 600,
        // Rounds the corners here: if the card clipped them, the card would also clip the menus of the rows.
        '&:not(* + *)': { borderStartStartRadius: 'var(--haven-radius-surface)' },
        '&:last-child': { borderStartEndRadius: 'var(--haven-radius-surface)' },
      },
      body: {
        height: 64,
        borderTop: `1px solid ${paletteVar('lineSoft')}`,
        '@media (forced-colors: active)': { borderTopColor: 'CanvasText' },
      },
      paddingCheckbox: { width: 44, paddingInlineEnd: 0 },
    },
  },
  MuiTableSortLabel: {
    defaultProps: { IconComponent: SortIcon },
    styleOverrides: {
      root: {
        minHeight: 40,
        gap: 4,
        '&:focus': { color: 'inherit' },
        '&:hover': { color: paletteVar('text-primary') },
        '&.Mui-active': { color: 'inherit' },
        '&.Mui-focusVisible:not(.Mui-active) .MuiTableSortLabel-icon': { opacity: 0.5 },
      },
      icon: { margin: 0 },
    },
  },
  MuiPagination: { defaultProps: { shape: 'rounded' } },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        margin: 0,
        font: 'var(--haven-font-h6)',
        fontWeight: 400,
        '@media (hover: hover)': {
          '&:hover:not(.Mui-selected)': { backgroundColor: paletteVar('background-sunken') },
        },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: paletteVar('tonal-main'),
          color: paletteVar('tonal-contrastText'),
          fontWeight: 600,
          '@media (forced-colors: active)': { border: '2px solid Highlight' },
        },
        '&.Mui-focusVisible': { zIndex: 1, '--haven-focus-offset': '-1px' },
        '@media (pointer: coarse)': { minWidth: 44, height: 44 },
        // Nine items have to fit on one line of a phone.
        '@media (width < 600px)': { width: '100%', minWidth: 24, padding: 0 },
      },
      ellipsis: { display: 'grid', placeItems: 'center', height: 32 },
      icon: { margin: 0, fontSize: 16 },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        '--haven-focus-offset': '-3px',
        gap: 12,
        width: '100%',
        minHeight: 'var(--haven-item-height, 40px)',
        padding: '4px var(--haven-item-inset, 12px)',
        borderRadius: 'var(--haven-radius-control)',
        font: 'var(--haven-item-font, var(--haven-font-body2))',
        '&.Mui-focusVisible': { backgroundColor: paletteVar('background-sunken') },
        '@media (hover: hover)': { '&:hover': { backgroundColor: paletteVar('background-sunken') } },
        '@media (pointer: coarse)': { minHeight: 'var(--haven-item-height, 44px)' },
        '&.Mui-selected': {
          backgroundColor: paletteVar('tonal-main'),
          color: paletteVar('tonal-contrastText'),
          fontWeight: 600,
          '@media (hover: hover)': { '&:hover': { backgroundColor: paletteVar('tonal-dark') } },
          '@media (forced-colors: active)': { border: '2px solid Highlight' },
        },
      },
    },
  },
  MuiListItemIcon: {
    styleOverrides: {
      root: { minWidth: 20, color: paletteVar('link-main'), '.Mui-selected > &': { color: 'inherit' } },
    },
  },
};
