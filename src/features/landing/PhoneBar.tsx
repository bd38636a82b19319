import { paths } from '#domain/paths.ts';
import { Button } from '#haven/Button.tsx';
import styles from './PhoneBar.module.css';
import { useRegisterPressed } from './useRegisterPressed.ts';

/** The two ways in, within reach of a thumb. */
export function PhoneBar() {
  const registerPressed = useRegisterPressed();
  return (
    <div className={styles['bar']}>
      <Button variant="outline" size="large" href={paths.login}>
        Log in
      </Button>
      <Button variant="primary" size="large" href={paths.register} onClick={registerPressed}>
        Register
      </Button>
    </div>
  );
}
