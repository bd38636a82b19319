import { Example, Row } from '#gallery/Example.tsx';
import { Avatar } from './Avatar.tsx';

export function Examples() {
  return (
    <>
      <Example title="32 and 44">
        <Row>
          <Avatar initials="DL" size={32} />
          <Avatar initials="DL" size={44} />
        </Row>
      </Example>
      <Example title="36, of a row">
        <Avatar initials="DL" size={36} />
      </Example>
      <Example title="No name known">
        <Row>
          <Avatar initials="" size={32} />
          <Avatar initials="" size={44} />
        </Row>
      </Example>
      <Example title="On blue" on="beam">
        <Avatar initials="WW" size={32} />
      </Example>
    </>
  );
}
