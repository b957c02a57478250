"""Builds the wheel with the standard library alone, so that `pip install` needs no network."""

import base64
import hashlib
import os
import re
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def _project(field):
    with open(os.path.join(HERE, "pyproject.toml"), encoding="utf-8") as file:
        return re.search(r'^%s = "(.*)"$' % field, file.read(), re.M).group(1)


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name, version = _project("name"), _project("version")
    info = "%s-%s.dist-info" % (name, version)
    metadata = "Metadata-Version: 2.1\nName: %s\nVersion: %s\nSummary: %s\nRequires-Python: %s\nLicense: MIT\n" % (
        name,
        version,
        _project("description"),
        _project("requires-python"),
    )
    files = {
        info + "/METADATA": metadata.encode(),
        info + "/WHEEL": b"Wheel-Version: 1.0\nGenerator: lumbung\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    package = os.path.join(HERE, name)
    for file in sorted(os.listdir(package)):
        if file.endswith((".py", ".typed")):
            with open(os.path.join(package, file), "rb") as source:
                files["%s/%s" % (name, file)] = source.read()
    rows = []
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.append("%s,sha256=%s,%d" % (path, digest, len(content)))
    files[info + "/RECORD"] = ("\n".join(rows + [info + "/RECORD,,"]) + "\n").encode()
    wheel = "%s-%s-py3-none-any.whl" % (name, version)
    with zipfile.ZipFile(os.path.join(wheel_directory, wheel), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            archive.writestr(path, content)
    return wheel


def build_sdist(sdist_directory, config_settings=None):
    raise NotImplementedError("Lumbung for Python is installed from its folder.")
