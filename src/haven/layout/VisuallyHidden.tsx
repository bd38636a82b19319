import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';

/** Content that only screen readers get. Render it as a `div` unless it is phrasing content. */
export const VisuallyHidden = styled('span')(visuallyHidden);
