import { Example, Row } from '#gallery/Example.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationMenu } from './NavigationMenu.tsx';

const items: readonly NavigationItem[] = [
  { label: 'Overview', icon: 'all', href: '?menu=overview', current: true },
  { label: 'Requests', icon: 'mail', href: '?menu=requests', count: 14 },
  {
    label: 'Partners',
    icon: 'equipment',
    count: 12,
    items: [
      { label: 'All', href: '?menu=all' },
      {
        label: 'Categories',
        items: [
          { label: 'Insurance', href: '?menu=insurance', count: 2 },
          { label: 'Equipment and everything that goes with it', href: '?menu=equipment' },
        ],
      },
    ],
  },
  { label: 'Users', icon: 'people', href: '?menu=users' },
];

const withCurrentBelow: readonly NavigationItem[] = [
  { label: 'Overview', href: '?menu=overview' },
  {
    label: 'Partners',
    items: [
      { label: 'All', href: '?menu=all' },
      { label: 'Insurance', href: '?menu=insurance', current: true },
    ],
  },
];

export function Examples() {
  return (
    <>
      <Example title="Horizontal">
        <NavigationMenu label="Horizontal" mode="horizontal" items={items} />
      </Example>
      <Example title="Horizontal, large">
        <NavigationMenu label="Horizontal, large" mode="horizontal" size="large" items={items} />
      </Example>
      <Example title="Vertical: middle, large, collapsed">
        <Row>
          <NavigationMenu label="Vertical" items={items} hasCollapseIcon />
          <NavigationMenu label="Vertical, large" size="large" items={items} />
          <NavigationMenu label="Vertical, collapsed" items={items} hasCollapseIcon inlineCollapsed />
        </Row>
      </Example>
      <Example title="Inline: middle, large, collapsed, further in by 30">
        <Row>
          <NavigationMenu label="Inline" mode="inline" items={items} hasCollapseIcon />
          <NavigationMenu label="Inline, large" mode="inline" size="large" items={items} />
          <NavigationMenu
            label="Inline, collapsed"
            mode="inline"
            items={items}
            hasCollapseIcon
            inlineCollapsed
          />
          <NavigationMenu label="Inline, by 30" mode="inline" inlineIndent={30} items={withCurrentBelow} />
        </Row>
      </Example>
      <Example title="Without icons, the page at hand below; collapsed it is the first letters">
        <Row>
          <NavigationMenu label="Without icons" items={withCurrentBelow} />
          <NavigationMenu label="Without icons, collapsed" items={withCurrentBelow} inlineCollapsed />
        </Row>
      </Example>
    </>
  );
}
