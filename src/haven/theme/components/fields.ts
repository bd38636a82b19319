import { createElement } from 'react';
import { Icon } from '#haven/drawing/Icon.tsx';
import { paletteVar, type HavenComponents } from '#haven/theme/havenComponents.ts';
import { panelStyles } from './overlays.ts';

function SelectIcon({ className }: { readonly className?: string }) {
  return createElement(Icon, { name: 'chevronDown', className });
}

const tick = createElement(Icon, { name: 'check' });
const dash = createElement(Icon, { name: 'minus' });
const dot = createElement(() => createElement('span'));

/** Styles of the boxes of checkboxes and radio buttons: CSS alone, since people press these before scripts load. */
const mark = {
  flex: 'none',
  alignSelf: 'start',
  '& > :not(input)': {
    width: 20,
    height: 20,
    border: `1px solid ${paletteVar('control')}`,
    borderRadius: 'var(--haven-radius-control)',
    backgroundColor: paletteVar('background-paper'),
  },
  '& > [aria-invalid] + *': { border: `2px solid ${paletteVar('error-main')}` },
};

/** Styles of fields, and of the list of options below a field. */
export const fieldStyles: HavenComponents = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: 0,
        borderRadius: 'var(--haven-radius-control)',
        backgroundColor: paletteVar('background-paper'),
        color: paletteVar('text-primary'),
        font: 'var(--haven-font-body1)',
        // An icon before the text.
        '& > svg:not(* + *)': { marginInline: '12px -4px', color: paletteVar('text-secondary') },
        '&:has(:is(input, textarea, select):focus-visible)': {
          outline: '3px solid var(--haven-focus)',
          outlineOffset: 2,
        },
      },
      sizeSmall: {
        minHeight: 32,
        font: 'var(--haven-font-body2)',
        '@media (pointer: coarse)': { minHeight: 44, font: 'var(--haven-font-body1)' },
      },
      notchedOutline: {
        inset: 0,
        borderColor: paletteVar('control'),
        borderWidth: 1,
        '& legend': { display: 'none' },
        '.MuiOutlinedInput-root:hover &, .MuiOutlinedInput-root.Mui-focused &': {
          borderColor: paletteVar('control'),
          borderWidth: 1,
        },
        '.MuiOutlinedInput-root.Mui-error &': { borderColor: paletteVar('error-main'), borderWidth: 2 },
      },
      input: {
        height: 'auto',
        padding: '10px 12px',
        lineHeight: 1.5,
        outline: 'none',
        '&::placeholder': { color: paletteVar('text-secondary'), opacity: 1 },
        '&::-webkit-search-cancel-button': { appearance: 'none' },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${paletteVar('tonal-main')} inset`,
          WebkitTextFillColor: paletteVar('text-primary'),
          caretColor: paletteVar('text-primary'),
        },
        'textarea&': { boxSizing: 'border-box', minHeight: 112, resize: 'vertical' },
        variants: [{ props: { size: 'small' }, style: { padding: '5px 8px' } }],
      },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: SelectIcon },
    styleOverrides: {
      select: {
        textOverflow: 'ellipsis',
        '&:has(option[value=""]:checked)': { color: paletteVar('text-secondary') },
        '& :is(option, optgroup)': { color: paletteVar('text-primary') },
      },
      icon: { top: 'calc(50% - 10px)', right: 11, color: paletteVar('text-secondary') },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: 0, '& .MuiAutocomplete-input': { padding: '10px 12px' } },
      },
      paper: { ...panelStyles, marginTop: 8 },
      listbox: { maxHeight: '60dvh', padding: 4 },
      option: {
        borderRadius: 'var(--haven-radius-control)',
        color: 'inherit',
        textDecoration: 'none',
        // More specific than MUI's rules for wide windows and for states.
        '&.MuiAutocomplete-option': {
          minHeight: 40,
          padding: '4px 12px',
          '@media (pointer: coarse)': { minHeight: 44 },
          '&.Mui-focused': { backgroundColor: paletteVar('background-sunken') },
          '&.Mui-focusVisible': { outline: '3px solid var(--haven-focus)', outlineOffset: -3 },
        },
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { icon: tick, checkedIcon: tick, indeterminateIcon: dash },
    styleOverrides: {
      root: {
        ...mark,
        padding: '6px 12px 6px 0',
        '@media (pointer: coarse)': { paddingBlock: 12 },
        '& > svg': { padding: 2, color: 'transparent', strokeWidth: 2.6 },
        '& > :focus-visible + svg': { outline: '3px solid var(--haven-focus)', outlineOffset: 2 },
        '& > :is(:checked, :indeterminate) + svg': {
          borderColor: paletteVar('primary-main'),
          backgroundColor: paletteVar('primary-main'),
          color: paletteVar('primary-contrastText'),
        },
        '@media (forced-colors: active)': {
          '& > svg': { borderColor: 'CanvasText' },
          '& > :is(:checked, :indeterminate) + svg': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  MuiRadio: {
    defaultProps: { icon: dot, checkedIcon: dot },
    styleOverrides: {
      root: {
        ...mark,
        padding: '2px 12px 2px 0',
        '& > span': { borderRadius: 'var(--haven-radius-round)' },
        '& > :checked + span': { border: `6px solid ${paletteVar('primary-main')}` },
      },
    },
  },
  MuiListSubheader: {
    styleOverrides: {
      root: { padding: '8px 12px 4px', font: 'var(--haven-font-h6)', color: paletteVar('text-secondary') },
    },
  },
};
