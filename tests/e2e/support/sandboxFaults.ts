/** Makes a sandbox misbehave until `clearFaults`. */
export async function setFault(sandbox: string, fault: string): Promise<void> {
  const response = await fetch(`${new URL(sandbox).origin}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
  if (!response.ok) throw new Error(`fault ${fault}: ${response.status} ${await response.text()}`);
}

export async function clearFaults(sandbox: string): Promise<void> {
  await fetch(`${new URL(sandbox).origin}/__sandbox/faults`, { method: 'DELETE' });
}
