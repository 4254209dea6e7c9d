-- Each request is another browser's, of AGENTS that take turns.
local many = tonumber(os.getenv("AGENTS"))
local number = 0
function request()
  number = (number + 1) % many
  wrk.headers["user-agent"] = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0." .. number .. ".0 Safari/537.36"
  return wrk.format()
end
