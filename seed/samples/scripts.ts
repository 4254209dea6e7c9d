/** The address of a shop on a new machine. */
const SHOP = 'http://localhost:3000'

/** For the bash of a Mac (3.2) with curl; neither password nor token stands in a command line that others could list. */
export const SHELL = `#!/bin/bash
# SAMPLE: signs in to the shop as a desktop application does (client.php), and prints what it may run (token2option).
# Use: ./licence-check.command [ADDRESS OF THE SHOP]; the usual one is ${SHOP}.
# It asks for email address and password, unless SHOP_EMAIL and SHOP_PASSWORD hold them.
set -u

shop="\${1:-${SHOP}}"
shop="\${shop%/}"
email="\${SHOP_EMAIL:-}"
password="\${SHOP_PASSWORD:-}"
[ -n "$email" ] || read -r -p 'Email address of your account: ' email
[ -n "$password" ] || { read -r -s -p 'Password: ' password; echo; }

fail() {
  echo "$1" >&2
  exit 1
}

# The shop is sent the MD5 of a password, in hexadecimal digits.
if command -v md5sum > /dev/null; then
  secret=$(printf %s "$password" | md5sum | cut -d ' ' -f 1)
else
  secret=$(printf %s "$password" | md5 -q)
fi

# The answer, and its status in the last line.
ask() {
  curl --silent --show-error --max-time 30 --write-out '\\n%{http_code}' "$@"
}
text_in() {
  printf %s "$1" | grep -o "\\"$2\\":\\"[^\\"]*\\"" | head -n 1 | cut -d '"' -f 4
}

answer=$(printf %s "$secret" | ask --data-urlencode 'password@-' --data-urlencode "email=$email" \\
  --data-urlencode "mac=sample-$(hostname)" --data-urlencode "name=$(hostname)" \\
  --data 'a=login' --data 'os=mac' "$shop/order/client.php") || fail "The shop at $shop does not answer."
case "\${answer##*$'\\n'}" in
  200) ;;
  401) fail 'The email address or the password is wrong.' ;;
  429) fail 'Too many tries: wait a quarter of an hour.' ;;
  *) fail "The shop refused: $(text_in "$answer" message)" ;;
esac
echo "Signed in as $email."

token=$(text_in "$answer" token)
answer=$(printf %s "$token" | ask --get --data-urlencode 'token@-' --data-urlencode "email=$email" \\
  --data 'a=token2option' "$shop/order/license.php") || fail "The shop at $shop does not answer."
[ "\${answer##*$'\\n'}" = 200 ] || fail "The shop refused: $(text_in "$answer" message)"

products=$(printf %s "$answer" | grep -o '{"pid":[^}]*}')
[ -n "$products" ] || { echo 'This account has no licence yet.'; exit 0; }
echo 'What your licences run:'
printf '%s\\n' "$products" | while read -r product; do
  pid=$(printf %s "$product" | grep -o '"pid":[0-9]*' | cut -d : -f 2)
  until=$(text_in "$product" expires)
  case "$product" in *'"authorised":true'*) may='may run' ;; *) may='may not run' ;; esac
  echo "  product $pid, plan $(text_in "$product" plan), \${until:+until \${until%%T*}}\${until:-for life}: $may"
done
`

export const POWERSHELL = `# SAMPLE: signs in to the shop as a desktop application does (client.php), and prints what it may run (token2option).
# Use: licence-check.cmd [ADDRESS OF THE SHOP]; the usual one is ${SHOP}.
param([string]$Shop = '${SHOP}')
$ErrorActionPreference = 'Stop'
[Net.ServicePointManager]::SecurityProtocol = [Net.SecurityProtocolType]::Tls12
$Shop = $Shop.TrimEnd('/')

$email = Read-Host 'Email address of your account'
$typed = Read-Host 'Password' -AsSecureString
$password = (New-Object Net.NetworkCredential('', $typed)).Password

# The shop is sent the MD5 of a password, in hexadecimal digits.
$digest = [Security.Cryptography.MD5]::Create().ComputeHash([Text.Encoding]::UTF8.GetBytes($password))
$secret = -join ($digest | ForEach-Object { $_.ToString('x2') })

try {
  $signedIn = Invoke-RestMethod -Method Post -Uri "$Shop/order/client.php" -Body @{
    a = 'login'; os = 'win'; email = $email; password = $secret
    mac = "sample-$env:COMPUTERNAME"; name = $env:COMPUTERNAME
  }
  Write-Host "Signed in as $email."
  $told = Invoke-RestMethod -Method Get -Uri "$Shop/order/license.php" -Body @{
    a = 'token2option'; token = $signedIn.data.token; email = $email
  }
} catch {
  $status = if ($_.Exception.Response) { [int]$_.Exception.Response.StatusCode } else { 0 }
  switch ($status) {
    0 { Write-Host "The shop at $Shop does not answer." }
    401 { Write-Host 'The email address or the password is wrong.' }
    429 { Write-Host 'Too many tries: wait a quarter of an hour.' }
    default { Write-Host "The shop refused (status $status)." }
  }
  exit 1
}

if ($told.data.products.Count -eq 0) { Write-Host 'This account has no licence yet.'; exit 0 }
Write-Host 'What your licences run:'
foreach ($product in $told.data.products) {
  $until = if ($product.expires) { "until $(([string]$product.expires).Substring(0, 10))" } else { 'for life' }
  $may = if ($product.authorised) { 'may run' } else { 'may not run' }
  Write-Host "  product $($product.pid), plan $($product.plan), $until\`: $may"
}
`

/** Windows opens a .ps1 in an editor; this one runs it, and stays open to be read. */
export const COMMAND = `@echo off
powershell -NoProfile -ExecutionPolicy Bypass -File "%~dp0licence-check.ps1" %*
pause
`
