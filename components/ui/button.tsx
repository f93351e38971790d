import type { ComponentProps } from 'react';
import { type ButtonStyleProps, buttonStyles } from './button-styles';
import { cn } from './cn';

type ButtonProps = ComponentProps<'button'> & ButtonStyleProps;

export function Button({ look, size, className, type = 'button', ...props }: ButtonProps) {
  return <button {...props} type={type} className={cn(buttonStyles({ look, size }), className)} />;
}
