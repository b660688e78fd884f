import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

export function PasswordField({ autoComplete = 'current-password', ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoComplete={autoComplete}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          label={shown ? 'Hide password' : 'Show password'}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </IconButton>
      }
    />
  )
}
