const DURABILITY = ['fsync', 'synchronous_commit', 'full_page_writes', 'wal_init_zero']

export type SettingsOptions = { port: number; durable: boolean; settings: Record<string, string> }

/** The server's settings as arguments, which count more than its files. */
export function settingsArguments({ port, durable, settings }: SettingsOptions): string[] {
  const all: Record<string, string> = {
    max_connections: '100',
    shared_buffers: '128MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // What a statement was, and with which values, is for the product's own log to say or not.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_checkpoints: 'off',
    ...Object.fromEntries(DURABILITY.map((name) => [name, durable ? 'on' : 'off'])),
    ...settings,
    password_encryption: 'scram-sha-256',
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
